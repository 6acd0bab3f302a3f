nation-rugians = Rugian
people-rugians = Rugians
leader-feletheus = Feletheus
leader-rex-of-the-rugians = Rex Rugorum
